/**
 * Whether a Host header is spelled as links to this server are: without a dot at its end, and with a port that leads
 * here. That is none (the scheme's own), the one that the connection came in by, or that of PORTAL_ORIGIN, where a proxy
 * or a container gives it another. Others are made up: answers kept under them would push out what visitors ask for.
 */
export function ownHosts(portalOrigin: string | undefined): (host: string, localPort: number | undefined) => boolean {
  const configured = portOf(portalOrigin ?? '')
  return (host, localPort) => {
    if (/\.(?::\d+)?$/.test(host)) return false
    const port = portOf(host)
    return port === undefined || port === String(localPort) || port === configured
  }
}

const portOf = (host: string): string | undefined => /:(\d+)$/.exec(host)?.[1]
