import { churchFixtures } from './church.fixtures.ts'
import { contentFixtures } from './content.fixtures.ts'
import { eventFixtures } from './events.fixtures.ts'
import { paymentFixtures } from './payments.fixtures.ts'
import { peopleFixtures } from './people.fixtures.ts'
import type { Fixture } from './fixture.ts'
import { playAndGroupFixtures } from './play-and-groups.fixtures.ts'

/**
 * One answer for each call of docs/specification/calls.tsv, from the two documents and nothing else: the fields that they
 * name, an `id` and a `nome` or `titulo`. Their envelopes where they show one, else bare lists; dates in the forms of a
 * Symfony API. What a document only describes in words (a ticket's price) has the name that docs/GLOSSARY.md gives it.
 */
export const fixtures: Record<string, Fixture> = {
  ...churchFixtures,
  ...eventFixtures,
  ...paymentFixtures,
  ...peopleFixtures,
  ...playAndGroupFixtures,
  ...contentFixtures,
}
