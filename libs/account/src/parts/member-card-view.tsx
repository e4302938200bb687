import type { MemberCard } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { Button, linkCss, mutedCss, PrinterIcon, Row, smallCss } from '@atrio/ui'
import { css, Global } from '@emotion/react'
import { useEffect, useState } from 'react'
import { MemberCardFaces } from './member-card-faces.tsx'
import { printCss, type PrintFormat } from './member-card.styles.ts'
import { useMemberCardFacts, type CardFact } from './use-member-card-facts.ts'

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: 'var(--s4) var(--s6)',
  maxWidth: '60rem',
  marginTop: 'var(--s3)',
  '& dt': { color: 'var(--muted)', fontSize: 'var(--t-small)' },
  '& dd': { overflowWrap: 'anywhere' },
})

type Props = {
  card: MemberCard
  /** Whether the card is shown on screen, not only in print. */
  shown?: boolean
}

/** A card to be shown and printed, with its data as text. */
export function MemberCardView({ card, shown = true }: Props) {
  const { t } = useTranslation('memberCard')
  const [job, setJob] = useState<{ format: PrintFormat; turn: number }>({ format: 'paper', turn: 0 })
  // prints after the format's rules are in the page
  useEffect(() => {
    if (job.turn > 0) window.print()
  }, [job])
  const print = (format: PrintFormat) => setJob(({ turn }) => ({ format, turn: turn + 1 }))
  return (
    <>
      <Global styles={printCss[job.format]} />
      <MemberCardFaces card={card} shown={shown} />
      <Row css={{ marginTop: shown ? 'var(--s6)' : 0 }}>
        <Button variant="primary" onClick={() => print('paper')}>
          <PrinterIcon size="sm" />
          {t('print')}
        </Button>
        <Button onClick={() => print('card')}>{t('printCard')}</Button>
      </Row>
      <p css={[smallCss, mutedCss, { maxWidth: 'var(--measure)', marginTop: 'var(--s3)' }]}>{t('printHint')}</p>
      {shown && <CardInWords card={card} />}
    </>
  )
}

function CardInWords({ card }: { card: MemberCard }) {
  const { t } = useTranslation('memberCard')
  const { name, position, front, back } = useMemberCardFacts(card)
  const facts: CardFact[] = [
    { label: t('name'), text: name },
    ...front,
    ...(position ? [{ label: t('position'), text: position }] : []),
    ...back,
  ]
  return (
    <section css={{ marginTop: 'var(--s8)' }}>
      <h2 css={{ fontSize: 'var(--t-4)' }}>{t('facts')}</h2>
      <dl css={list}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {card.qrCode && (
          <div>
            <dt>{t('validity')}</dt>
            <dd>
              <a href={card.qrCode} target="_blank" rel="noreferrer" css={linkCss}>
                {t('check')}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
