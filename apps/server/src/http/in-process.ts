import type { FastifyRequest } from 'fastify'

/** The sender of calls that a page's rendering makes in this process; no connection has such an address. */
export const RENDERING = 'rendering'

/** Whether a page's rendering calls. The connection is asked: what proxies forward could say anything. */
export const isOfRendering = ({ raw }: FastifyRequest): boolean => raw.socket.remoteAddress === RENDERING
