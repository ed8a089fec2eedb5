/**
 * Taking things out of the page and into it: clipboard, the system's share sheet, files. Each may be denied inside a
 * frame, so each has a fallback, and the answer says which way it went.
 */

/** What the browser offers here; tests give fakes. */
export interface ShareTools {
  /** The modern way; may be missing, may reject. */
  readonly clipboard?: { writeText(text: string): Promise<void> } | undefined;
  /** The old way: a hidden field, selected and copied. False when that failed. */
  copyBySelection(text: string): boolean;
  readonly share?: ((data: ShareContent) => Promise<void>) | undefined;
  /** Hands a file to the system's share sheet; missing where it takes none. */
  readonly shareFile?: ((name: string, bytes: Uint8Array, type: string) => Promise<void>) | undefined;
  /** Offers bytes under a name. False when the browser would not. */
  download(name: string, bytes: Uint8Array, type: string): boolean;
}

export interface ShareContent {
  readonly title: string;
  readonly text: string;
  readonly url?: string;
}

/** `by-hand`: the browser refused both ways; show the text in a field so that it can be copied by hand. */
export type Copied = 'copied' | 'by-hand';

export async function copyText(text: string, tools: ShareTools): Promise<Copied> {
  try {
    if (tools.clipboard) {
      await tools.clipboard.writeText(text);
      return 'copied';
    }
  } catch {
    // Denied: the old way may still be allowed.
  }
  return tools.copyBySelection(text) ? 'copied' : 'by-hand';
}

export type Shared = 'shared' | 'cancelled' | Copied;

/** The system's share sheet where there is one; else the clipboard. */
export async function shareText(content: ShareContent, tools: ShareTools): Promise<Shared> {
  if (tools.share) {
    try {
      await tools.share(content);
      return 'shared';
    } catch (error) {
      // Closing the sheet is a decision, not a failure: nothing else should happen then.
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  return copyText(content.url ? `${content.text}\n${content.url}` : content.text, tools);
}

/** A picture: to the system's share sheet where it takes files, else as a download. */
export async function sharePicture(
  name: string,
  bytes: Uint8Array,
  tools: ShareTools,
): Promise<'shared' | 'cancelled' | Saved> {
  const type = 'image/png';
  if (tools.shareFile) {
    try {
      await tools.shareFile(name, bytes, type);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    return tools.download(name, bytes, type) ? 'saved' : 'by-hand';
  } catch {
    return 'by-hand';
  }
}

/** `by-hand`: no file could be offered; show the text instead (bytes as base64url by the caller's choice). */
export type Saved = 'saved' | 'by-hand';

export function saveFile(name: string, content: string | Uint8Array, tools: ShareTools): Saved {
  const isText = typeof content === 'string';
  const bytes = isText ? new TextEncoder().encode(content) : content;
  const type = isText ? 'application/json' : 'application/octet-stream';
  try {
    return tools.download(name, bytes, type) ? 'saved' : 'by-hand';
  } catch {
    return 'by-hand';
  }
}

/** Anything a person can open: a chosen file, a dropped one, dropped or pasted text. */
export interface Opened {
  readonly text?: string;
  readonly bytes?: Uint8Array;
}

/** The part of DataTransfer that drops and pastes share. */
export interface Transfer {
  readonly files: ArrayLike<{ arrayBuffer(): Promise<ArrayBuffer> }>;
  getData(format: string): string;
}

/** The first file, else the text. Undefined when there is neither. */
export async function openTransfer(transfer: Transfer | null): Promise<Opened | undefined> {
  if (!transfer) return undefined;
  // Text must be read before the first await: the browser empties the transfer afterwards.
  const text = transfer.getData('text/uri-list') || transfer.getData('text/plain');
  const file = transfer.files[0];
  if (file) return { bytes: await bytesOf(file) };
  return text.trim() === '' ? undefined : { text: text.trim() };
}

export async function bytesOf(file: { arrayBuffer(): Promise<ArrayBuffer> }): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

/** What this page may do. */
export function browserTools(): ShareTools {
  return {
    clipboard: isAllowed('clipboard-write') ? (navigator.clipboard as Clipboard | undefined) : undefined,
    copyBySelection,
    share: typeof navigator.share === 'function' ? data => navigator.share({ ...data }) : undefined,
    shareFile: takesFiles()
      ? (name, bytes, type) => navigator.share({ files: [fileOf(name, bytes, type)] })
      : undefined,
    download,
  };
}

function fileOf(name: string, bytes: Uint8Array, type: string): File {
  return new File([bytes as Uint8Array<ArrayBuffer>], name, { type });
}

/** Asked with a picture of no size: whether it would be taken depends on its kind alone. */
function takesFiles(): boolean {
  try {
    return navigator.canShare?.({ files: [fileOf('run.png', new Uint8Array(1), 'image/png')] }) ?? false;
  } catch {
    return false;
  }
}

/** What the page around a frame forbids: asking all the same would only fill its console with complaints. */
function isAllowed(feature: string): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  return featurePolicy?.allowsFeature(feature) !== false;
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'off-screen';
  // Inside an open window, because everything outside it cannot be selected.
  const home = document.activeElement?.closest('dialog') ?? document.body;
  const focused = document.activeElement;
  home.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

function download(name: string, bytes: Uint8Array, type: string): boolean {
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the blob only after the click has been handled.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return true;
}
