/** A church that was imported, and why its files could not be closed. */
export interface OpenFiles {
  code: string
  reason: unknown
}

/** Churches are imported, but files that their folders close now may still be public: the next import looks for them again. */
export class OpenFilesError extends Error {
  override name = 'OpenFilesError'

  /**
   * @param imported the codes of all churches that are imported
   * @param failure what ended the import before the other churches
   */
  constructor(imported: readonly string[], open: readonly OpenFiles[], failure?: unknown) {
    const lines = [
      `Imported: ${imported.join(', ')}.`,
      ...open.map(
        ({ code, reason }) =>
          `Files of ${code} that are closed now may still be public (${messageOf(reason)}): import again.`,
      ),
      ...(failure === undefined ? [] : [`The others failed: ${messageOf(failure)}`]),
    ]
    super(lines.join('\n'), { cause: failure ?? open[0]?.reason })
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
