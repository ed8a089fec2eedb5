/** The four screens that every picture is taken at. */
export interface ShotSize {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
  readonly scale: number;
}

export const SIZES: readonly ShotSize[] = [
  { name: '1280x720', width: 1280, height: 720, touch: false, scale: 1 },
  { name: '1920x1080', width: 1920, height: 1080, touch: false, scale: 1 },
  { name: '390x844', width: 390, height: 844, touch: true, scale: 2 },
  { name: '844x390', width: 844, height: 390, touch: true, scale: 2 },
];
