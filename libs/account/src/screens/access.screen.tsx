import { accessApi } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import {
  linkTo,
  Page,
  redirectTarget,
  sessionAtom,
  signedInAtom,
  signIn,
  useFeatureContext,
  type FeatureContext,
} from '@atrio/tenant-core'
import { LinkButton, Row } from '@atrio/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { enterDocument, leaveDocument } from '../captcha/own-document.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { registrationSettingsQuery } from '../data/registration-settings.queries.ts'
import { AccessDialog, EmailStep, PasswordStep, RecoverStep, RegisterStep } from '../forms/access-steps.lazy.tsx'
import { readStep, stateOf, type AccessStep } from '../model/access-step.ts'
import type { AccessDialogState } from '../parts/access-dialog.tsx'
import { loadFormWords } from '@atrio/forms'
import { AccessFrame } from '../parts/access-frame.tsx'
import { MailSent } from '../parts/mail-sent.tsx'
import { PrivacyNote } from '../parts/privacy-note.tsx'
import { changePasswordPath } from '../paths.ts'

export const load = (ctx: FeatureContext, { request }: Pick<LoaderFunctionArgs, 'request'>) => {
  const entering = ctx.config.recaptcha && !ctx.onServer && enterDocument(new URL(request.url))
  if (entering) return entering
  // starts together with the page, which does not wait for it
  void EmailStep.prefetch(ctx)
  return loadFormWords(ctx.i18n)
}

/**
 * Once signed in, here or in another tab: moves to the wanted page, through the change of a mailed password where
 * needed.
 * @returns the wanted page
 */
function useLeave() {
  const ctx = useFeatureContext()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const signedIn = useAtomValue(signedInAtom)
  const { mustChangePassword } = useAtomValue(sessionAtom)
  const wanted = redirectTarget(ctx, search.get('redirectTo'))
  useEffect(() => {
    if (!signedIn) return
    const target = wanted ?? linkTo(ctx, 'home.church') ?? '/'
    const change = changePasswordPath({ ...(wanted && { redirectTo: wanted }) })
    void navigate(mustChangePassword ? change : target, { replace: true })
  }, [ctx, signedIn, mustChangePassword, wanted, navigate])
  return wanted
}

/** Whether a step is still the current one: a late answer must not move a person who has gone elsewhere. */
function useIsCurrentStep(step: AccessStep['name']) {
  const currentStep = useRef<AccessStep['name']>(undefined)
  useEffect(() => {
    currentStep.current = step
    return () => void (currentStep.current = undefined)
  }, [step])
  return (asked: AccessStep['name']) => currentStep.current === asked
}

export default function AccessScreen() {
  const ctx = useFeatureContext()
  const { api } = ctx
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const location = useLocation()
  const search = new URLSearchParams(location.search)
  const start = search.get('start')
  const step = readStep(location.state, start)
  const [dialog, setDialog] = useState<AccessDialogState | null>(null)
  const { captcha, prompt } = useCaptcha()
  const redirectTo = useLeave()
  const { recaptcha } = ctx.config
  useEffect(() => (recaptcha ? leaveDocument : undefined), [recaptcha])

  const go = (to: AccessStep) => {
    setDialog(null)
    void navigate({ search: location.search }, { state: stateOf(to) })
  }
  const isCurrentStep = useIsCurrentStep(step.name)
  const goOn = (from: AccessStep['name'], to: AccessStep) => isCurrentStep(from) && go(to)
  const { email } = step
  const backToEmail = () => go({ name: 'email', email })
  const sendActivation = () =>
    captcha
      .run((answer) => api.run(accessApi.resendActivation, { email, ...answer }))
      .then(
        () => true,
        () => false,
      )
  const resendToInactive = async () => {
    const sent = await sendActivation()
    setDialog({ kind: 'inactive', sent })
    return sent
  }
  // the link of the mail has confirmed the address
  const begun = search.has('confirmed') ? 'confirmed' : start === 'register' ? 'start' : 'email'
  const words = step.name === 'email' ? begun : step.name
  return (
    <Page title={t(`${words}.title`)} noIndex>
      <AccessFrame
        kicker={t('kicker')}
        title={t(`${words}.title`)}
        lead={t(`${words}.lead`, { email, church: ctx.tenant.church.name })}
        step={step.name}
        wide={step.name === 'register'}
      >
        {step.name === 'email' && (
          // what most need one step later, and the registration settings for some: they load while the e-mail is typed
          <div
            onFocus={() => {
              void PasswordStep.prefetch(ctx)
              void ctx.queryClient.prefetchQuery(registrationSettingsQuery(api))
            }}
          >
            <EmailStep
              email={email}
              captcha={captcha}
              onNext={(next, of) => goOn('email', { name: next === 'login' ? 'password' : 'register', email: of })}
            />
          </div>
        )}
        {step.name === 'password' && (
          <PasswordStep
            email={email}
            captcha={captcha}
            onCredentials={(credentials) => signIn(ctx, credentials)}
            onInactive={resendToInactive}
            onChangeEmail={backToEmail}
          />
        )}
        {step.name === 'register' && (
          <RegisterStep
            email={email}
            captcha={captcha}
            redirectTo={redirectTo}
            onRegistered={async (outcome, password) => {
              if (outcome === 'verifyEmail') return void goOn('register', { name: 'verify', email })
              const login = (answer: object) => api.run(accessApi.login, { email, password, ...answer })
              await signIn(ctx, await captcha.run(login))
            }}
            onExists={() => setDialog({ kind: 'exists' })}
            onChangeEmail={backToEmail}
          />
        )}
        {step.name === 'recover' && (
          <RecoverStep
            email={email}
            captcha={captcha}
            onSent={(of) => goOn('recover', { name: 'recovered', email: of })}
          />
        )}
        {prompt}
        {/* not over the captcha that it may ask for */}
        {dialog && !prompt && (
          <AccessDialog
            state={dialog}
            email={email}
            onResend={resendToInactive}
            onClose={() => setDialog(null)}
            onGo={(name) => go({ name, email })}
          />
        )}
        {(step.name === 'recovered' || step.name === 'verify') && (
          <MailSent onContinue={() => go({ name: 'password', email })} onBack={backToEmail} />
        )}
        {(step.name === 'email' || step.name === 'password') && (
          <Row gap={6} css={{ marginTop: 'var(--s5)' }}>
            <LinkButton onClick={() => go({ name: 'recover', email })}>{t('forgot')}</LinkButton>
            {/* a discreet church never tells that an address has no account */}
            {step.name === 'password' && (
              <LinkButton onClick={() => go({ name: 'register', email })}>{t('password.register')}</LinkButton>
            )}
          </Row>
        )}
        {step.name === 'recover' && (
          <p css={{ marginTop: 'var(--s5)' }}>
            <LinkButton onClick={backToEmail}>{t('recover.back')}</LinkButton>
          </p>
        )}
        <PrivacyNote />
      </AccessFrame>
    </Page>
  )
}
