import type { Translation } from '../namespace.js'
import type { ROW_ACTIONS } from './en.js'

/** Row actions of the device table, in Spanish. */
export const es: Translation<typeof ROW_ACTIONS> = ({ counted }) => ({
  of: (action, name) => `${action}: ${name}`,
  adjust: 'Ajustar',
  noise: 'Ruido',
  lastHour: 'Ruido en la última hora',
  noises: (count) =>
    count > 0
      ? `${counted(count, { one: '# episodio de ruido', other: '# episodios de ruido' })} en la última hora`
      : 'Ningún episodio de ruido en la última hora',
  hourAgo: 'Hace una hora',
  now: 'Ahora'
})
