import type { Translation } from '../namespace.js'
import type { ACCESS_GRANTS } from './en.js'

/** Access of people: what several screens say of it, in Spanish. */
export const es: Translation<typeof ACCESS_GRANTS> = ({ number }) => ({
  title: 'Acceso',
  unnamed: 'Acceso',
  edit: 'Editar',
  remove: 'Eliminar acceso',
  revoke: 'Revocar',
  extend: 'Ampliar',
  chooseEnd: 'Elegir…',
  extended: 'Se está ampliando el acceso',
  extendFailed: 'No se ha podido ampliar el acceso. Inténtelo de nuevo.',
  clearSearch: 'Borrar búsqueda',
  loading: 'Cargando accesos',
  missingId: 'No hay ningún acceso seleccionado. Defina el atributo access-grant-id.',
  notFound: 'No se ha encontrado este acceso.',
  loadFailed: 'No se ha podido cargar este acceso',
  states: {
    removing: 'Eliminando…',
    ended: 'Terminado',
    notWorking: 'No funciona',
    partlyWorking: 'Funciona en parte',
    notReady: 'No está listo',
    partlyReady: 'Listo en parte',
    overprovisioned: 'Abre demasiado',
    late: 'Con retraso',
    preparing: 'Preparando…',
    cardToEncode: 'Tarjeta por codificar',
    cardToAssign: 'Tarjeta por asignar',
    ready: 'Listo',
    active: 'Activo'
  },
  between: (start, end) => `${start} – ${end}`,
  noEnd: (start) => `Desde ${start}, sin fin`,
  modes: {
    code: 'PIN',
    mobile_key: 'Llave móvil',
    card: 'Tarjeta llave',
    cloud_key: 'Llave en la nube'
  },
  otherMode: 'Otro medio de acceso',
  copyPin: 'Copiar PIN',
  ways: 'Medios de acceso',
  worksAt: (works, total) => `Funciona en ${number(works)} de ${number(total)} puertas`,
  someDoor: 'Una puerta',
  name: 'Nombre',
  beingRemoved: 'Se está eliminando el acceso.'
})
