import type { StorybookConfig } from '@storybook/react-vite'

/** One catalogue over the stories of every library and of the portal's shell. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['./docs/*.mdx', '../libs/*/src/**/*.stories.tsx', '../apps/{portal,embed}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // pictures, scores and recordings of the scenes are the demonstration's
  staticDirs: [{ from: '../apps/server/content/demo/midia', to: '/media/demo/0' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
