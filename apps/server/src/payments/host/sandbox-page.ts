import { escapeHtml } from '../../http/html.ts'
import type { Order } from '../payments.tables.ts'
import type { HostPage } from './host-page.ts'
import { hostWords } from './host.words.ts'
import { playable } from './sandbox-actions.ts'
import { orderLink } from './status-link.ts'

type Fact = [name: string, value: string]
type Frame = Pick<HostPage, 'language' | 'church' | 'frameAncestors'>

/** `/sandbox/{pedido}`: simulates the bank, for anyone who tries the portal. */
export function sandboxPage(frame: Frame, order: Order, portal: string | undefined): HostPage {
  const words = hostWords[frame.language]
  const facts: Fact[] = [
    [words.order, order.descricao],
    [words.amount, moneyText(order, order.valorTotal, frame.language)],
    ...(order.valorDevolvido > 0
      ? [[words.returned, moneyText(order, order.valorDevolvido, frame.language)] as Fact]
      : []),
    [words.status, order.flagContestado ? words.disputed : words.statuses[order.situacao]],
  ]
  const list = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')
  const actions = playable(order)
  const buttons = actions
    .map(
      (action, index) =>
        `<button name="action" value="${action}"${index === 0 ? ' class="first"' : ''}>${words.actions[action]}</button>`,
    )
    .join('')
  const form = actions.length > 0 ? `<form method="post">${buttons}</form>` : `<p>${words.nothingLeft}</p>`
  const back = portal ? orderLink(order, portal, words.back) : ''
  return {
    ...frame,
    title: words.sandboxTitle,
    body: `<p class="note">${words.sandboxNote}</p><dl>${list}</dl>${form}${back}`,
  }
}

const moneyText = ({ moeda }: Order, amount: number, language: string) =>
  new Intl.NumberFormat(language.replace('_', '-'), { style: 'currency', currency: moeda }).format(amount / 100)
