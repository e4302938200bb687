import { createApi, type Api } from '@atrio/api-client'
import { fakeTransport, type FakeHttp } from './fake-http.ts'

/** The calls of the test church over fake HTTP: `await apiOver(scenes.single).run(eventDetailApi.detail, { eventId: 7 })`. */
export const apiOver = (http: FakeHttp): Api => createApi(fakeTransport(http), { id: 1, slug: 'vida-plena' })
