import { fetchPublic, type OutboundOptions } from './fetch-public.ts'

/**
 * Requests JSON from an external service, within the limits of fetchPublic.
 * @returns the status, and the body of a 200
 * @throws Error without a valid answer
 */
export async function fetchJson(
  address: string,
  { headers, ...options }: OutboundOptions = {},
): Promise<{ status: number; body: unknown }> {
  const { status, body } = await fetchPublic(address, {
    ...options,
    headers: { accept: 'application/json', ...headers },
  })
  if (status !== 200) return { status, body: null }
  try {
    return { status, body: JSON.parse(body.toString()) as unknown }
  } catch (cause) {
    throw new Error('the answer is no JSON', { cause })
  }
}
