import type { en } from './en.js'

/** The table of devices, in Spanish. */
export const es: typeof en = ({ counted }) => ({
  deviceTable: {
    heading: 'Dispositivos',
    view: 'Vista',
    search: 'Buscar dispositivos',
    clearSearch: 'Borrar búsqueda',
    filters: 'Filtrar por problemas',
    count: (count) => counted(count, { one: '# dispositivo', other: '# dispositivos' }),
    deviceIssues: (count) => counted(count, { one: '# problema de dispositivo', other: '# problemas de dispositivos' }),
    accountIssues: (count) => counted(count, { one: '# problema de cuenta', other: '# problemas de cuentas' }),
    healthy: 'Dispositivos y cuentas en orden',
    noisy: 'Demasiado ruido',
    calm: 'Tranquilo',
    idle: 'En reposo',
    unknown: 'Estado desconocido',
    columns: { device: 'Dispositivo', state: 'Estado', needs: 'Pendiente' },
    loading: 'Cargando dispositivos',
    empty: 'No se ha encontrado ningún dispositivo',
    failed: 'No se han podido cargar los dispositivos',
    loadingMore: (count) => `Hasta ahora, ${counted(count, { one: '# dispositivo', other: '# dispositivos' })}…`
  }
})
