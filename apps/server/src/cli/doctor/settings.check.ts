import type { Config } from '../../runtime/config.ts'
import { about, type Finding } from './finding.ts'

/** Settings that are readable, and still not meant on a public domain. */
export function checkSettings({ appDomain, conveniences, trustedProxies }: Config): Finding[] {
  const { ok, warn } = about('settings')
  if (conveniences.plainLinks) return [ok(`portals below ${appDomain}, for this machine alone`)]
  const found = [
    conveniences.demonstration && 'DEMONSTRATION=true: the passwords of these churches are public; remove it',
    conveniences.mailFiles &&
      'MAIL_FILES=true: one-time links and passwords lie in DATA_DIR/mail; set SMTP_URL instead',
    trustedProxies.length === 0 && 'TRUSTED_PROXIES is empty: behind a proxy, limits hold for all visitors together',
  ]
  const warnings = found.filter((says) => says !== false).map(warn)
  return warnings.length > 0 ? warnings : [ok(`portals below ${appDomain}`)]
}

export function checkPayments({ paymentGateways, paymentHost, stripe, conveniences }: Config): Finding[] {
  const { ok, warn } = about('payments')
  const isPublic = !conveniences.plainLinks
  if (paymentGateways.size === 0) return [ok('no gateway: churches take money themselves')]
  if (conveniences.sandbox)
    return [
      isPublic
        ? warn('the sandbox, where anyone says that an order is paid: name a gateway in PAYMENT_GATEWAYS, or none')
        : ok('the sandbox'),
    ]
  if (isPublic && /^[sr]k_test_/.test(stripe?.secretKey ?? ''))
    return [warn('STRIPE_SECRET_KEY is a key for tests: nobody is charged')]
  return [ok(`${[...new Set(paymentGateways.values())].join(', ')}, cards at ${paymentHost}`)]
}
