import type { Translation } from '../namespace.js'
import type { BULK } from './en.js'

/** Bulk operations, in Spanish. */
export const es: Translation<typeof BULK> = ({ counted, number }) => ({
  label: 'Actuar sobre varios',
  selectAll: (count) => `Seleccionar todos (${number(count)})`,
  selected: (count) => counted(count, { one: '# seleccionado', other: '# seleccionados' }),
  clear: 'Quitar selección',
  moreActions: 'Más acciones',
  ask: {
    lock: (count) => counted(count, { one: '¿Bloquear # cerradura?', other: '¿Bloquear # cerraduras?' }),
    unlock: (count) => counted(count, { one: '¿Desbloquear # cerradura?', other: '¿Desbloquear # cerraduras?' }),
    code: (count) => counted(count, { one: 'Añadir un código de acceso a # cerradura', other: 'Añadir un código de acceso a # cerraduras' }),
    preset: (count) => counted(count, { one: 'Aplicar un preajuste a # termostato', other: 'Aplicar un preajuste a # termostatos' }),
    climate: (count) => counted(count, { one: 'Fijar la temperatura de # termostato', other: 'Fijar la temperatura de # termostatos' }),
    fan: (count) => counted(count, { one: 'Ajustar el ventilador de # termostato', other: 'Ajustar el ventilador de # termostatos' }),
    edit: (count) => counted(count, { one: 'Editar # código de acceso', other: 'Editar # códigos de acceso' }),
    delete: (count) => counted(count, { one: '¿Eliminar # código de acceso?', other: '¿Eliminar # códigos de acceso?' })
  },
  confirm: {
    lock: (count) => counted(count, { one: 'Bloquear # cerradura', other: 'Bloquear # cerraduras' }),
    unlock: (count) => counted(count, { one: 'Desbloquear # cerradura', other: 'Desbloquear # cerraduras' }),
    code: (count) => counted(count, { one: 'Añadir a # cerradura', other: 'Añadir a # cerraduras' }),
    preset: (count) => `Aplicar a ${number(count)}`,
    climate: (count) => `Fijar en ${number(count)}`,
    fan: (count) => `Ajustar en ${number(count)}`,
    delete: (count) => counted(count, { one: 'Eliminar # código de acceso', other: 'Eliminar # códigos de acceso' })
  },
  skips: {
    lock: (count) => counted(count, { one: 'Se omitirá # cerradura', other: 'Se omitirán # cerraduras' }),
    thermostat: (count) => counted(count, { one: 'Se omitirá # termostato', other: 'Se omitirán # termostatos' }),
    'noise-sensor': (count) => counted(count, { one: 'Se omitirá # sensor de ruido', other: 'Se omitirán # sensores de ruido' })
  },
  fixed: {
    edit: (count) => counted(count, { one: '# código no se puede editar', other: '# códigos no se pueden editar' }),
    delete: (count) => counted(count, { one: '# código no se puede eliminar', other: '# códigos no se pueden eliminar' })
  },
  skipsFor: (what, reason) => `${what}: ${reason}`,
  why: {
    offline: 'sin conexión',
    unsupported: 'no es posible',
    noMode: (name) => `sin el modo «${name}»`,
    noPreset: (name) => `sin el preajuste «${name}»`
  },
  presetOn: (name, count, total) =>
    `${name} – ${number(count)} de ${number(total)}`,
  fitsNone: 'Ninguna longitud de código sirve para todas estas cerraduras: seleccione menos.',
  notCreated: 'El código no se ha añadido a esta cerradura.',
  keepOpen: 'Mantenga esta página abierta hasta que termine.',
  running: {
    lock: (part) => `Bloqueando ${part}…`,
    unlock: (part) => `Desbloqueando ${part}…`,
    delete: (part) => `Eliminando ${part}…`,
    other: (part) => `Enviando ${part}…`
  },
  stop: 'Detener',
  stopping: 'Deteniendo…',
  results: {
    lock: (count) => `Bloqueadas: ${number(count)}`,
    unlock: (count) => `Desbloqueadas: ${number(count)}`,
    delete: (count) => `Eliminados: ${number(count)}`,
    other: (count) => `Hecho: ${number(count)}`,
    failed: (count) => `${number(count)} con error`,
    skipped: (count) => `${number(count)} sin cambios`,
    stopped: (count) => `${number(count)} sin enviar`
  },
  listed: (parts) => parts.join(', '),
  retry: 'Reintentar',
  showDetails: 'Ver detalles',
  hideDetails: 'Ocultar detalles',
  because: (reason, count) => `${reason} (${number(count)})`,
  failures: { jammed: 'Atascada' },
  status: {
    waiting: 'En espera',
    running: 'Enviando…',
    'still-waiting': 'Aún sin respuesta',
    succeeded: 'Hecho',
    canceled: 'No permitido por esta página'
  },
  skipped: { pending: 'Ya en curso', deleted: 'Eliminado', unsupported: 'Omitido', stopped: 'Sin enviar' }
})
