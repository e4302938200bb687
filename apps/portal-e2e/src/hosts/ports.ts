/** The portal's own server. */
export const PORTAL_PORT = 4310
/** Where static builds find the API: the same server, from another origin. */
export const API_PORT = PORTAL_PORT
/** The portal as files on a plain host, starting by the specification's calls. */
export const STATIC_CALLS_PORT = 4311
/** The same, starting by the BFF's bundle. */
export const STATIC_BFF_PORT = 4312
/** The portal of a deployment that has the keys of reCAPTCHA. */
export const RECAPTCHA_PORT = 4313
/** Other sites, which show the portal's frames: `site.localhost` is registered with the church, `other.localhost` is not. */
export const SITE_PORT = 4314
/** A backend that knows the specification alone, and the portal as files in front of it. */
export const PLAIN_PORT = 4316
export const STATIC_PLAIN_PORT = 4317
/** A slow network in front of the portals, where a run asks for one. */
export const SLOW_PORT = 4315
/** The portal of a deployment whose churches use scripts of others. */
export const CONSENT_PORT = 4318
/** The services of others that it names. */
export const THIRD_PARTY_PORT = 4319
/** What `npm run dev` serves. */
export const DEVELOPMENT_PORT = 4320
