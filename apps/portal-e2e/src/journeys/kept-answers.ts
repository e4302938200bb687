import { expect, type Page } from '@playwright/test'

/**
 * Waits until the device has kept an answer: it is shown before that, and a network that is lost meanwhile leaves the
 * device with the one before.
 * @param call its name, as `readingPlans.reading`
 * @param part of the answer's text
 */
export const keptAnswer = (page: Page, call: string, part = '') =>
  expect
    .poll(() =>
      page.evaluate(
        ([call, part]) =>
          Object.entries(localStorage).some(
            ([key, text]) => key.startsWith('atrio.kept.') && key.includes(call!) && text.includes(part!),
          ),
        [call, part],
      ),
    )
    .toBe(true)
