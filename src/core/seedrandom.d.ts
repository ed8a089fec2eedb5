declare module 'seedrandom/lib/alea' {
  import seedrandom from 'seedrandom';
  const alea: typeof seedrandom.alea;
  export default alea;
}
