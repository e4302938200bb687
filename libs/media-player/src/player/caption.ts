/** A WebVTT file of captions. */
export type Caption = {
  src: string
  /** BCP 47. */
  lang: string
  /** The language's name in itself. */
  label: string
}
