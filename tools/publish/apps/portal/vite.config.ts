import { atrio } from '@atrio/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [atrio()],
  build: { target: 'es2022' },
  test: { environment: 'jsdom' },
})
