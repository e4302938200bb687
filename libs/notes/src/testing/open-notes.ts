import { defineFeature } from '@atrio/tenant-core'
import { renderFeature, type FakeHttp, type RenderFeatureOptions } from '@atrio/testing'
import { fireEvent, screen } from '@testing-library/react'
import { notesFeature } from '../feature.ts'
import { ana } from './notes.scenes.ts'

const none = () => Promise.resolve({})
export const access = defineFeature({
  id: 'access',
  messages: { 'pt-BR': none, en: none, es: none },
  links: { 'account.access': (params) => `/access?redirectTo=${params?.redirectTo}` },
})

/** Opens a page of notes as Ana. */
export const openNotes = (at: string, http: FakeHttp, more: Partial<RenderFeatureOptions> = {}) =>
  renderFeature(notesFeature, { at, http, session: ana, beside: [access], ...more })

export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
/** Sets a field's text at once, as pasting does. */
export const fill = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
export const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
