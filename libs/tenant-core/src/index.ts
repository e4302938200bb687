export { challengeComplete, isChallengeComplete, type ChallengeComplete } from './challenge/challenge-complete.ts'
export { countryOfChurch, useChurchCountry } from './church/church-country.ts'
export { churchOfHost, type ChurchLookup } from '@atrio/contract/rules'
export { fillTemplate } from './church/fill-template.ts'
export { defaultConfig, type PortalConfig } from './church/portal-config.ts'
export { GENERIC_ERROR_KEY } from './church/generic-error.ts'
export { inProcessTransport, type Inject } from './church/in-process-transport.ts'
export { bundleSource, callsSource, startUp, type StartUpOutcome, type StartUpSource } from './church/start-up.ts'
export { hasModule, isChurchBaseLoaded, metaDescription, type Tenant } from './church/tenant.ts'
export { consentAtom } from './consent/consent.ts'
export { composeFeatures } from './feature/compose-features.ts'
export { ContextProviders } from './feature/context-providers.tsx'
export { createContext } from './feature/create-context.ts'
export { linkTo, type FeatureContext, type Store } from './feature/feature-context.ts'
export {
  FeatureProvider,
  useApi,
  useChurch,
  useConfig,
  useFeatureContext,
  useTenant,
} from './feature/feature-provider.tsx'
export {
  defineFeature,
  type Feature,
  type FeatureRoute,
  type LayoutId,
  type LocalizedText,
  type NavEntry,
  type NavPlace,
  type OwnEntry,
  type RouteAccess,
  type ScreenModule,
  type SlotEntry,
  type SlotModule,
  type SlotName,
  type Slots,
  type UserMenuEntry,
} from './feature/feature.ts'
export { loadFeatureWords } from './feature/load-feature-words.ts'
export { framingOf, guard, isRouteHandle, type Framing, type RouteHandle } from './feature/guard.ts'
export { pageNeeds, type PageNeeds } from './feature/page-needs.ts'
export { errorPagePath } from './feature/page-load.ts'
export { screensFrom } from './feature/screens-from.ts'
export { KeptNotice } from './kept/kept-notice.tsx'
export { keptOffline } from './kept/kept-query.ts'
export { rememberAnswer } from './kept/remember-answer.ts'
export { useOnline } from './kept/use-online.ts'
export { AppLink } from './links/app-link.tsx'
export { BackLink } from './links/back-link.tsx'
export type { LinkBuilders, LinkRole, LinkRoles } from './links/link-roles.ts'
export { menuLinks, type MenuLink } from './links/menu.ts'
export { buildPath } from './links/path.ts'
export { redirectTarget } from './links/redirect-target.ts'
export { useLink, useLinks } from './links/use-link.ts'
export { useDestination } from './links/use-destination.ts'
export { useIsLeaving } from './links/use-is-leaving.ts'
export { startPrefetch } from './prefetch/start-prefetch.ts'
export { useReducedMotion } from './links/use-reduced-motion.ts'
export { failureOf } from './loading/failure.ts'
export { useLastError } from './loading/use-last-error.ts'
export { lazyForm, type LazyFormFailedProps } from './loading/lazy-form.tsx'
export { beginLoadingAtom, loadingContextsAtom, pageBlockedAtom, type LoadingContext } from './loading/loading.ts'
export {
  defineSellable,
  type OrderDraft,
  type OrderLine,
  type OrderParts,
  type OrderRefusalProps,
  type OrderSummary,
  type Sellable,
} from './orders/sellable.ts'
export { NotFoundPage } from './page/not-found-page.tsx'
export { Page } from './page/page.tsx'
export { PersonPage } from './page/person-page.tsx'
export { datePage } from './page/date-page.ts'
export { dateStartUp } from './page/date-start-up.ts'
export { PageArrival } from './page/page-arrival.tsx'
export { pageDay } from './page/page-day.ts'
export { pageTime, useAtPageTime, usePageMinute, usePageTime, useTimeUntil, useToday } from './page/page-time.ts'
export { StructuredData } from './page/structured-data.tsx'
export { plainText } from './page/plain-text.ts'
export {
  isSlug,
  isUuid,
  parseRouteId,
  requireRouteId,
  requireSlug,
  requireUuid,
  useRouteId,
} from './page/route-params.ts'
export { addressLines, addressQuery, areaOf, postalLines } from '@atrio/contract/rules'
export { usePlace } from './place/use-place.ts'
export { SearchForm, type SearchFormProps } from './search/search-form.tsx'
export { useAddressField } from './search/use-address-field.ts'
export { loadFinds, type AllFinds, type Finds, type FoundKind } from './search/finds.ts'
export { FoundText } from './search/found-text.tsx'
export { MAX_TERM_LENGTH, termOf } from './search/term.ts'
export { AccountQuestion } from './session/account-question/account-question.tsx'
export { personQueries } from './session/person-queries.ts'
export { prepareSignOut, signIn, signOut } from './session/session-actions.ts'
export { browserPlace, sessionPlaceAtom, type SessionPlace } from './session/session-place.ts'
export { sessionTransport } from './session/session-transport.ts'
export {
  accountSwitchAtom,
  isSignedIn,
  restoringAtom,
  sessionAtom,
  signedInAtom,
  signedOut,
  type AccountSwitch,
  type Session,
} from './session/session.ts'
export { startSession } from './session/start-session.ts'
export { takeUrlToken, URL_TOKEN_KEY } from './session/url-token.ts'
export { useViewer } from './session/use-viewer.ts'
export { viewerOf } from './session/viewer-atom.ts'
export { isSignedInOnceRestored, useIsVisitor } from './session/visitor.ts'
export { Slot, type SlotFailureProps } from './slots/slot.tsx'
export { NearWindow, type SectionPlaceProps } from './slots/near-window.tsx'
export { whenIdle } from './slots/when-idle.ts'
export { laterPart } from './slots/later-part.tsx'
export { optionalPart } from './slots/optional-part.ts'
export { useAskedCode } from './slots/use-asked-code.ts'
export { stayingAtom } from './staying/staying.ts'
export { failedSlots, markFailedSlots } from './slots/slots.ts'
