/**
 * What makes trying and developing easy, and would be a hole where strangers come in. Every such thing is a line here:
 * it is there while the portals stand on this machine alone (APP_DOMAIN is localhost, or below it), and elsewhere only
 * where its variable asks for it by name. Secrets and limits have no easier defaults anywhere.
 * A test starts a server with a public domain and looks for each line through the wire.
 */
export type Conveniences = {
  /** A new embedded database begins with the demonstration churches, whose passwords are public. `DEMONSTRATION=true` */
  demonstration: boolean
  /** Every gateway is a sandbox, on whose pages anybody says that an order is paid. `PAYMENT_GATEWAYS=sandbox` */
  sandbox: boolean
  /** Without SMTP_URL mails are written to files, with the links and passwords in them. `MAIL_FILES=true` */
  mailFiles: boolean
  /** `/dev/mail` shows these files. Nothing asks for it elsewhere. */
  mailPage: boolean
  /** Links lead to http and this server's own port. `PORTAL_ORIGIN=http://{host}:4200` */
  plainLinks: boolean
}

/** The domain that no other machine can reach. */
export const LOCAL_DOMAIN = 'localhost'

/** What is there by default for portals below this domain. */
export function defaultConveniences(appDomain: string): Conveniences {
  const local = appDomain === LOCAL_DOMAIN || appDomain.endsWith(`.${LOCAL_DOMAIN}`)
  return { demonstration: local, sandbox: local, mailFiles: local, mailPage: local, plainLinks: local }
}
