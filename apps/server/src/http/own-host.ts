/**
 * Whether a Host header is spelled as in links to this server: no trailing dot, and a port that leads here. That is
 * none (the scheme's default), the port of the connection, or that of PORTAL_ORIGIN, where a proxy or container maps
 * it. Others are made up: answers cached under them would evict the real ones.
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
