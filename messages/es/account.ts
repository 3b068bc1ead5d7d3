import type { Translation } from '../catalog.ts'
import type { account as en } from '../en/account.ts'

export const account: Translation<typeof en> = {
  password: {
    too_short: 'La contraseña debe tener al menos 12 caracteres',
    no_uppercase: 'La contraseña debe incluir al menos una letra mayúscula',
    no_lowercase: 'La contraseña debe incluir al menos una letra minúscula',
    no_number: 'La contraseña debe incluir al menos un número',
    no_special: 'La contraseña debe incluir al menos un carácter especial',
    whitespace: 'La contraseña no puede llevar espacios',
    too_weak: 'La contraseña es demasiado débil. Elige una más segura.',
    contains_email: 'La contraseña no debería incluir partes de tu correo',
    contains_name: 'La contraseña no debería incluir partes de tu nombre',
    too_common: 'Esta contraseña es demasiado común o previsible. Elige una que sea solo tuya.',
    requirements: 'La contraseña no cumple los requisitos de seguridad.',
    requirements_toast: 'La contraseña no cumple los requisitos de seguridad',
    score_low: 'La contraseña es demasiado débil. Usa una más segura, con caracteres variados.',
    weak_title: 'La contraseña es demasiado débil',
    weak_advice: 'Combina mayúsculas, minúsculas, números y símbolos, y evita las secuencias conocidas.',
    mismatch: 'Las contraseñas no coinciden',
    mismatch_toast: 'Las contraseñas no coinciden',
  },
}
