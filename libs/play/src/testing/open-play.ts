import { checkoutFeature } from '@atrio/checkout'
import { renderFeature, type FakeHttp, type RenderFeatureOptions } from '@atrio/testing'
import { playFeature } from '../feature.ts'
import { access, ana } from './play.scenes.ts'

/** Opens a page of Play as Ana. */
export const openPlay = (at: string, http: FakeHttp, more: Partial<RenderFeatureOptions> = {}) =>
  renderFeature(playFeature, { at, http, session: ana, beside: [access, checkoutFeature], ...more })

/** Opens a page of Play as a visitor. */
export const visitPlay = (at: string, http: FakeHttp, more: Partial<RenderFeatureOptions> = {}) =>
  renderFeature(playFeature, { at, http, beside: [access, checkoutFeature], ...more })
