const EDGE = 'edge'

/** The request that uploads a file as the answer to an event's question. */
export function answerFileForm(event: number, bytes: Buffer, name = 'foto.png') {
  const head = `--${EDGE}\r\ncontent-disposition: form-data; name="arquivo"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
  return {
    method: 'POST' as const,
    url: `/api/v1/igreja/igreja-demo/evento/${event}/arquivo/`,
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${EDGE}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${EDGE}` },
  }
}
