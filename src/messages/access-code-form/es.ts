import type { Translation } from '../namespace.js'
import type { ACCESS_CODE_FORM } from './en.js'

/** The form of an access code, in Spanish. */
export const es: Translation<typeof ACCESS_CODE_FORM> = ({ counted, list, number }) => ({
  nameNew: 'Nombre del nuevo código',
  name: 'Nombre del código',
  nameRequired: 'El nombre es obligatorio',
  nameTooLong: `Máximo ${number(60)} caracteres`,
  code: 'Introduzca el código (PIN)',
  numbersOnly: 'Solo números',
  codeRequired: 'El código es obligatorio',
  codeLength: (lengths) => `El código debe tener una de estas longitudes: ${list(lengths)}`,
  generate: 'Generar código',
  generateFailed: 'No se ha podido generar un código. Inténtelo de nuevo.',
  type: 'Validez',
  ongoing: 'Sin fin',
  timeBound: 'Inicio y fin',
  start: 'Inicio',
  end: 'Fin',
  dateRequired: 'Introduzca una fecha y una hora',
  endNotAfterStart: 'El fin debe ser posterior al inicio',
  endPast: 'El fin ya ha pasado',
  timing: 'Validez',
  zoneAutomatic: 'Zona horaria (automática)',
  zoneOther: 'Zona horaria (manual)',
  useLocalZone: 'Usar la zona horaria local',
  zones: 'Zonas horarias',
  searchZones: 'Buscar zonas horarias',
  noZones: 'Ninguna zona horaria coincide',
  zoneCount: (count) => counted(count, { one: '# zona horaria', other: '# zonas horarias' }),
  deviceZone: 'Zona horaria del dispositivo',
  saveFailed: 'No se ha podido guardar el código. Inténtelo de nuevo.',
  notCreatable: 'Aquí no se pueden añadir códigos de acceso.',
  notEditable: 'Este código de acceso no se puede editar.',
  takesNoCodes: 'Este dispositivo no acepta códigos de acceso desde aquí. Consulte en la app del fabricante otras formas de dar acceso.',
  turnedOff: 'Esto está desactivado aquí. Si lo necesita, pídalo a un administrador.'
})
