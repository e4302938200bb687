import { atrio } from '@atrio/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [atrio()], build: { target: 'es2022' } })
