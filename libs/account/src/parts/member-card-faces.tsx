import type { MemberCard } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useChurch, useFeatureContext } from '@atrio/tenant-core'
import { Glass, initials } from '@atrio/ui'
import { QrCode } from '@atrio/ui/qr-code'
import { useState } from 'react'
import * as styles from './member-card.styles.ts'
import { useMemberCardFacts, type CardFact } from './use-member-card-facts.ts'

/** Letters that fit on two lines in the large size; a longer name takes smaller letters. */
const MAX_LINE_CHARACTERS = 34

const Facts = ({ facts }: { facts: CardFact[] }) => (
  <dl css={styles.factsCss}>
    {facts.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)

/**
 * Front and back as they are printed. A drawing of fixed size: its letters are as large as the card has room for, and
 * its text is repeated beside it in letters that scale. @param shown whether it is also shown on screen
 */
export function MemberCardFaces({ card, shown }: { card: MemberCard; shown: boolean }) {
  const { t } = useTranslation('memberCard')
  const church = useChurch()
  const { logo } = useFeatureContext().tenant.visual
  const { name, position, front, back } = useMemberCardFacts(card)
  const { image } = card.user
  // a photo that was not seen before does not come without network
  const [isLost, setLost] = useState(false)
  return (
    <div data-card-sheet aria-hidden css={[styles.sheetCss, !shown && styles.offScreenCss]}>
      <div data-card-face css={styles.faceCss}>
        <div css={styles.frontCss}>
          <span className="window">
            <Glass seed={`member-card-${church.id}`} shape="tall" kind="lancets" />
            <span css={styles.photoCss}>
              {image && !isLost ? <img src={image.url} alt="" onError={() => setLost(true)} /> : initials(name)}
            </span>
          </span>
          <div css={styles.frontWordsCss}>
            <p css={styles.churchLineCss}>
              {logo && <img src={logo.url} alt="" />}
              {church.name}
            </p>
            <p css={styles.kindCss}>{t('title')}</p>
            <p css={styles.nameCss} data-long={name.length > MAX_LINE_CHARACTERS || undefined}>
              {name}
            </p>
            {position && <p css={styles.positionCss}>{position}</p>}
            <div css={{ marginTop: '2.6cqi' }}>
              <Facts facts={front} />
            </div>
          </div>
        </div>
      </div>
      <div data-card-face css={styles.faceCss}>
        <div css={styles.backCss}>
          <span className="window">
            <Glass seed={`member-card-${church.id}`} shape="strip" />
          </span>
          <div>
            <Facts facts={back} />
            {card.qrCode && (
              <div css={styles.codeCss}>
                <QrCode text={card.qrCode} />
                {t('check')}
              </div>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
