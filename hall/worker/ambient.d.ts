/** Bundled as bytes, see hall/bundle.ts. */
declare module '*.bin' {
  const bytes: Uint8Array;
  export default bytes;
}

/** What the one file asks for that is replaced in the bundle, see words.ts. */
interface ImportMeta {
  readonly url: string;
}
