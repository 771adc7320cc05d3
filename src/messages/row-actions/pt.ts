import type { Translation } from '../namespace.js'
import type { ROW_ACTIONS } from './en.js'

/** Row actions of the device table, in Portuguese. */
export const pt: Translation<typeof ROW_ACTIONS> = ({ counted }) => ({
  of: (action, name) => `${action}: ${name}`,
  adjust: 'Ajustar',
  noise: 'Ruído',
  lastHour: 'Ruído na última hora',
  noises: (count) =>
    count > 0
      ? `${counted(count, { one: '# episódio de ruído', other: '# episódios de ruído' })} na última hora`
      : 'Nenhum episódio de ruído na última hora',
  hourAgo: 'Há uma hora',
  now: 'Agora'
})
