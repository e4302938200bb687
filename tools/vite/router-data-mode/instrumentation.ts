/** Replaces react-router's instrumentation in the portal's client, where nothing uses it. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined

function refuse(): never {
  throw new Error('instrumentations of the router are not part of the portal')
}
export { refuse as getRouteInstrumentationUpdates, refuse as instrumentClientSideRouter }
