import type { IncomingHttpHeaders } from 'node:http'

/** Whether a document is asked for by a frame. Browsers say so to https and to localhost. */
export const isFramed = ({ 'sec-fetch-dest': asked }: IncomingHttpHeaders): boolean =>
  asked === 'iframe' || asked === 'frame'
