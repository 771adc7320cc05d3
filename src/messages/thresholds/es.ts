import type { Translation } from '../namespace.js'
import type { THRESHOLDS } from './en.js'

/** Editing noise thresholds, in Spanish. */
export const es: Translation<typeof THRESHOLDS> = ({ number }) => ({
  title: 'Añadir umbral',
  name: 'Nombre (opcional)',
  decibels: 'Avisar por encima de (dB)',
  score: 'Puntuación de riesgo de ruido (NRS)',
  less: (name) => `${name}: bajar`,
  more: (name) => `${name}: subir`,
  start: 'Desde',
  end: 'Hasta',
  nextDay: 'al día siguiente',
  required: 'Obligatorio',
  notANumber: 'Introduzca un número.',
  notBoth: 'Indique decibelios o una puntuación, no ambos.',
  outOfRange: (least, most) => `Introduzca un número de ${number(least)} a ${number(most)}.`,
  nameRequired: 'Un nombre se puede cambiar, pero no quitar.',
  sameTime: 'El final debe ser distinto del inicio.',
  day: 'El día de medianoche a medianoche',
  own: 'Este umbral',
  otherThresholds: 'Otros umbrales',
  during: (start, end) => `De ${start} a ${end}`,
  limit: (name, level) => (name ? `«${name}» (${level})` : `el límite de ${level}`),
  otherFirst: (during, limit) => `${during} avisa primero ${limit}.`,
  ownFirst: (during, limit) => `${during} avisa primero este umbral y después ${limit}.`,
  sameLimit: (during) => `${during} otro umbral tiene el mismo límite.`,
  neverFirst: (name, level) =>
    `Este umbral no avisaría nunca: ${name ? `«${name}»` : 'el otro límite'} es más bajo (${level}) en el mismo horario.`,
  created: 'Umbral de ruido creado',
  updated: 'Umbral de ruido actualizado',
  deleted: 'El umbral de ruido se está eliminando',
  confirmDelete: '¿Eliminar este umbral de ruido?',
  confirm: 'Eliminar',
  alreadyDeleted: 'Este umbral de ruido ya no existe.',
  failed: 'No se pudo guardar el umbral de ruido. Inténtelo de nuevo.',
  deleteFailed: 'No se pudo eliminar el umbral de ruido. Inténtelo de nuevo.',
  offline: 'Los umbrales de ruido se podrán cambiar cuando el sensor vuelva a tener conexión.'
})
