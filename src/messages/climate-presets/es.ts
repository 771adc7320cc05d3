import type { Translation } from '../namespace.js'
import type { CLIMATE_PRESETS } from './en.js'

/** Climate presets and their form, in Spanish. */
export const es: Translation<typeof CLIMATE_PRESETS> = () => ({
  create: 'Crear nuevo',
  empty: 'Aún no hay preajustes de clima',
  emptyDetail: 'Guarde un modo y unas temperaturas como preajuste, como «Casa» o «Ausente», y aplíquelo con un toque o con un horario.',
  key: 'Clave',
  keyHint: 'Por ejemplo, guest_arrival. No se puede cambiar después.',
  keyRequired: 'Obligatorio',
  keyHasSpaces: 'La clave no puede contener espacios.',
  keyExists: 'Ya existe un preajuste de clima con esta clave.',
  name: 'Nombre visible (opcional)',
  fanMode: 'Ventilador',
  mode: 'Modo',
  apply: 'Aplicar',
  applied: 'Aplicado',
  edit: (name) => `Editar ${name}`,
  delete: (name) => `Eliminar ${name}`,
  confirmDelete: '¿Eliminar este preajuste de clima?',
  confirm: 'Eliminar',
  deleted: 'El preajuste de clima se está eliminando',
  alreadyDeleted: 'Este preajuste de clima ya no existe.',
  failed: 'No se ha podido guardar el preajuste de clima. Inténtelo de nuevo.',
  fixed: 'Se gestiona en el termostato',
  notEditable: 'El dispositivo no permite editar este preajuste.',
  notDeletable: 'El dispositivo no permite eliminar este preajuste.'
})
