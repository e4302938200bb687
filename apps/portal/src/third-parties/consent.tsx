import { isOpenPage, refusedBySignal, type ConsentPurpose } from '@atrio/contract/rules'
import { type Translate, useTranslation } from '@atrio/i18n'
import { useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { Button, Dialog, LinkButton, useToast } from '@atrio/ui'
import { Global } from '@emotion/react'
import { atom, useAtomValue } from 'jotai'
import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { choose, chosen, granted, hasSignal, unanswered, usedPurposes } from './choice.ts'
import { answersCss, noticeAnswersCss, noticeCss, purposesCss, roomCss } from './consent.styles.ts'

const openAtom = atom(false)

/** What the footer and the account show of it. */
export function consentDialog({ store, i18n, locale }: FeatureContext) {
  const t = i18n.getFixedT(locale, 'consent') as Translate<'consent'>
  return { label: t('settings'), open: () => store.set(openAtom, true) }
}

/** Milliseconds that a new page waits for the record of the choice; the next start sends it otherwise. */
const RECORD_TIMEOUT_MS = 1_500

/** Stores a choice. What it changes begins or ends with a new document. */
function useAnswer() {
  const ctx = useFeatureContext()
  const show = useToast()
  const { t } = useTranslation('consent')
  return async (purposes: readonly ConsentPurpose[]) => {
    const before = granted(ctx).join()
    const recorded = choose(ctx, purposes)
    if (granted(ctx).join() !== before && isOpenPage(location.pathname)) {
      await Promise.race([recorded, new Promise((resolve) => setTimeout(resolve, RECORD_TIMEOUT_MS))])
      location.reload()
    } else {
      show({ text: t('saved') })
      await recorded
    }
  }
}

/** The question for consent on open pages, and the dialog with all choices. */
export function Consent() {
  const ctx = useFeatureContext()
  const { pathname } = useLocation()
  const open = useAtomValue(openAtom)
  const setOpen = (opens: boolean) => ctx.store.set(openAtom, opens)
  const [isAnswered, setAnswered] = useState(false)
  const answer = useAnswer()
  const answers = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  // the pressed button is gone: the focus goes to the page, or to the question where that is there once more
  useLayoutEffect(() => {
    if (open || !isPressed.current) return
    isPressed.current = false
    if (document.activeElement !== document.body) return
    const choosing = answers.current?.querySelector<HTMLElement>('button:last-of-type')
    const place = choosing ?? document.getElementById('main')
    place?.focus({ preventScroll: true })
  }, [open, isAnswered])
  const onAnswer = (purposes: readonly ConsentPurpose[]) => {
    isPressed.current = true
    setOpen(false)
    setAnswered(true)
    void answer(purposes)
  }
  return (
    <>
      {!open && !isAnswered && isOpenPage(pathname) && unanswered(ctx).length > 0 && (
        <Notice
          answers={answers}
          onAnswer={onAnswer}
          onChoose={() => {
            isPressed.current = true
            setOpen(true)
          }}
        />
      )}
      <Choices open={open} onClose={() => setOpen(false)} onAnswer={onAnswer} />
    </>
  )
}

type Answering = { onAnswer: (purposes: readonly ConsentPurpose[]) => void }

type NoticeProps = Answering & { answers: RefObject<HTMLDivElement | null>; onChoose: () => void }

function Notice({ answers, onAnswer, onChoose }: NoticeProps) {
  const ctx = useFeatureContext()
  const { t } = useTranslation('consent')
  const id = useId()
  return (
    <section aria-labelledby={id} data-print="no" css={noticeCss}>
      <Global styles={roomCss} />
      <div role="status">
        <h2 id={id}>{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <div ref={answers} css={noticeAnswersCss}>
        <Button onClick={() => onAnswer([])}>{t('onlyNecessary')}</Button>
        <Button onClick={() => onAnswer(usedPurposes(ctx))}>{t('acceptAll')}</Button>
        <LinkButton onClick={onChoose}>{t('choose')}</LinkButton>
      </div>
    </section>
  )
}

function Choices({ open, onClose, onAnswer }: Answering & { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('consent')
  return (
    <Dialog open={open} onClose={onClose} title={t('settings')}>
      {open && <ChoiceList onAnswer={onAnswer} />}
    </Dialog>
  )
}

function ChoiceList({ onAnswer }: Answering) {
  const ctx = useFeatureContext()
  const { t } = useTranslation('consent')
  const used = usedPurposes(ctx)
  const refused = hasSignal() ? refusedBySignal : []
  const [marked, setMarked] = useState(() => chosen(ctx)?.granted ?? [])
  const mark = (purpose: ConsentPurpose, isMarked: boolean) =>
    setMarked((before) => [...before.filter((one) => one !== purpose), ...(isMarked ? [purpose] : [])])
  return (
    <>
      <p>{t('dialogText')}</p>
      <ul css={purposesCss}>
        {used.map((purpose) => (
          <li key={purpose}>
            <label>
              <input
                type="checkbox"
                disabled={refused.includes(purpose)}
                checked={marked.includes(purpose) && !refused.includes(purpose)}
                onChange={({ currentTarget }) => mark(purpose, currentTarget.checked)}
              />
              <span>
                <b>{t(`purposes.${purpose}.title`)}</b>
                <span>{t(`purposes.${purpose}.text`)}</span>
                {refused.includes(purpose) && <span>{t('signal')}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div css={answersCss}>
        <Button onClick={() => onAnswer(marked.filter((one) => !refused.includes(one)))}>{t('saveChoice')}</Button>
        <Button onClick={() => onAnswer([])}>{t('onlyNecessary')}</Button>
        <Button onClick={() => onAnswer(used)}>{t('acceptAll')}</Button>
      </div>
    </>
  )
}
