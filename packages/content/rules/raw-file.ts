/** The bytes of a file below `content/`, whether the compiler reads it or not. */
export interface RawFile {
  /** `content/texts/prayer/ablution.yaml` */
  path: string;
  bytes: Buffer;
}
