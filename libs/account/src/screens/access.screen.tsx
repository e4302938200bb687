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
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { enterDocument, leaveDocument } from '../captcha/own-document.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { registrationSettingsQuery } from '../data/registration-settings.queries.ts'
import { readStep, stateOf, type AccessStep } from '../model/access-step.ts'
import type { AccessDialogState } from '../parts/access-dialog.tsx'
import { loadFormWords } from '@atrio/forms'
import { AccessFrame } from '../parts/access-frame.tsx'
import { MailSent } from '../parts/mail-sent.tsx'
import { PrivacyNote } from '../parts/privacy-note.tsx'
import { StepSkeleton } from '../parts/step-skeleton.tsx'
import { changePasswordPath } from '../paths.ts'

// The page is shown before its forms have loaded: their library outweighs the rest of the page. The longest form and
// the rare modals load on demand.
const loadEmailStep = () => import('../forms/email-step.tsx')
const EmailStep = lazy(() => loadEmailStep().then((module) => ({ default: module.EmailStep })))
const PasswordStep = lazy(() =>
  import('../forms/password-step.tsx').then((module) => ({ default: module.PasswordStep })),
)
const RecoverStep = lazy(() => import('../forms/recover-step.tsx').then((module) => ({ default: module.RecoverStep })))
const RegisterStep = lazy(() =>
  import('../parts/register-step.tsx').then((module) => ({ default: module.RegisterStep })),
)
const AccessDialog = lazy(() =>
  import('../parts/access-dialog.tsx').then((module) => ({ default: module.AccessDialog })),
)

export const load = (ctx: FeatureContext, { request }: Pick<LoaderFunctionArgs, 'request'>) => {
  const entering = ctx.config.recaptcha && !ctx.onServer && enterDocument(new URL(request.url))
  if (entering) return entering
  // starts together with the page; the component that awaits it handles a failure
  void loadEmailStep().catch(() => undefined)
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

  const go = (to: AccessStep) => void navigate({ search: location.search }, { state: stateOf(to) })
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
        <Suspense fallback={<StepSkeleton />}>
          {step.name === 'email' && (
            // the registration settings are needed one step later, by some: they load while the e-mail is typed
            <div onFocus={() => void ctx.queryClient.prefetchQuery(registrationSettingsQuery(api))}>
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
        </Suspense>
        {prompt}
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
      {/* not over the captcha that it may ask for */}
      {dialog && !prompt && (
        <Suspense>
          <AccessDialog
            state={dialog}
            email={email}
            onResend={resendToInactive}
            onClose={() => setDialog(null)}
            onGo={(name) => {
              setDialog(null)
              go({ name, email })
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}
