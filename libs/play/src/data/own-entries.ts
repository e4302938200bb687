import type { FeatureContext, OwnEntry } from '@atrio/tenant-core'
import { ListIcon, PlayIcon, RefreshIcon } from '@atrio/ui'
import { searchPath } from '../page-paths.ts'
import { paths } from '../paths.ts'
import { isSubscriber } from './entrance.ts'

/** Play's entries of the member's menu: there while a subscription is valid (document 1 section 2). */
export async function ownEntries(ctx: FeatureContext): Promise<OwnEntry[]> {
  if (!(await isSubscriber(ctx))) return []
  return [
    { href: paths.browse, label: { 'pt-BR': 'Play', en: 'Play', es: 'Play' }, icon: PlayIcon },
    {
      href: searchPath('mylist'),
      label: { 'pt-BR': 'Minha lista do Play', en: 'My Play list', es: 'Mi lista de Play' },
      icon: ListIcon,
    },
    {
      href: paths.own,
      label: { 'pt-BR': 'Minha assinatura do Play', en: 'My Play subscription', es: 'Mi suscripción de Play' },
      icon: RefreshIcon,
    },
  ]
}
