/** A file below `content/` as it is, read or not. */
export interface RawFile {
  /** `content/prayer/ablution.yaml` */
  path: string;
  bytes: Buffer;
}
