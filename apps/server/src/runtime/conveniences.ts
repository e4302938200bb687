/**
 * Settings that ease trying and developing, and would be a hole on a public server. Each is on while APP_DOMAIN is
 * localhost or below it, and elsewhere only where its variable names it. Secrets and limits have no easier defaults
 * anywhere. A test starts a server with a public domain and probes each one over HTTP.
 */
export type Conveniences = {
  /** A new embedded database begins with the demonstration churches, whose passwords are public. `DEMONSTRATION=true` */
  demonstration: boolean
  /** Every gateway is a sandbox, on whose pages anyone may mark an order as paid. `PAYMENT_GATEWAYS=sandbox` */
  sandbox: boolean
  /** Without SMTP_URL mails are written to files, with the links and passwords in them. `MAIL_FILES=true` */
  mailFiles: boolean
  /** `/dev/mail` shows these files. No variable turns it on elsewhere. */
  mailPage: boolean
  /** Links lead to http and this server's own port. `PORTAL_ORIGIN=http://{host}:4200` */
  plainLinks: boolean
}

/** The domain that other machines can't reach. */
export const LOCAL_DOMAIN = 'localhost'

/** The defaults for portals below this domain. */
export function defaultConveniences(appDomain: string): Conveniences {
  const local = appDomain === LOCAL_DOMAIN || appDomain.endsWith(`.${LOCAL_DOMAIN}`)
  return { demonstration: local, sandbox: local, mailFiles: local, mailPage: local, plainLinks: local }
}
