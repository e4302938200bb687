// Re-exported, not assigned: each name more would be in every first script. Its types are beside it.
export { useTranslation } from 'react-i18next'
