import Type from 'typebox'

const EventId = Type.String({ pattern: '^[0-9a-f]{32}$' })
const closed = { additionalProperties: false }

/** First line of an envelope. */
export const EnvelopeHeaderWire = Type.Object(
  { event_id: EventId, sent_at: Type.String({ format: 'date-time', maxLength: 40 }) },
  closed,
)
/** Second line: what the third is. */
export const EnvelopeItemWire = Type.Object(
  { type: Type.Literal('event'), content_type: Type.Literal('application/json') },
  closed,
)

const Frame = Type.Object(
  {
    filename: Type.String({ pattern: '^/[\\w./-]{0,120}$', description: 'path of our own file' }),
    function: Type.String({ maxLength: 80 }),
    lineno: Type.Integer({ minimum: 0 }),
    colno: Type.Integer({ minimum: 0 }),
    in_app: Type.Literal(true),
  },
  closed,
)

/** Third line: an error of the portal, as error-reporting services read it (docs/wire.md). Without personal data. */
export const ErrorEventWire = Type.Object(
  {
    event_id: EventId,
    timestamp: Type.Number({ description: 'seconds since the epoch' }),
    platform: Type.Literal('javascript'),
    level: Type.Literal('error'),
    transaction: Type.String({ maxLength: 120, description: 'the route’s pattern, never an address' }),
    tags: Type.Object({ church: Type.String({ maxLength: 63 }), language: Type.String({ maxLength: 8 }) }, closed),
    exception: Type.Object(
      {
        values: Type.Array(
          Type.Object(
            {
              type: Type.String({ maxLength: 80 }),
              value: Type.String({ maxLength: 300 }),
              stacktrace: Type.Object({ frames: Type.Array(Frame, { maxItems: 20 }) }, closed),
            },
            closed,
          ),
          { minItems: 1, maxItems: 1 },
        ),
      },
      closed,
    ),
  },
  closed,
)
export type ErrorEventWire = Type.Static<typeof ErrorEventWire>
