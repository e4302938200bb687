import type { IncomingHttpHeaders } from 'node:http'

/** Whether a frame requests the document. Browsers say so to https and to localhost. */
export const isFramed = ({ 'sec-fetch-dest': asked }: IncomingHttpHeaders): boolean =>
  asked === 'iframe' || asked === 'frame'
