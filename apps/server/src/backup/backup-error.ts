/** A backup can't be made or restored, and the message tells the operator why. */
export class BackupError extends Error {
  override name = 'BackupError'
}
