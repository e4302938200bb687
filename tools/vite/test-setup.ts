import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A screen's code is transformed when a test first asks for it, on a machine that may be busy: a limit, not a measure.
configure({ asyncUtilTimeout: 8_000 })

afterEach(cleanup)
