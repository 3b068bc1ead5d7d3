import type { AdminMessages } from '#admin/_shell/messages.ts'
import type { StoreMessages } from './types.ts'

/** The texts the store's screens need. */
export const storeMessages = ({ storeDesk, common, panel }: AdminMessages): StoreMessages => {
  const { product_category, product_type, age_restriction, shipping_profile } = panel.option
  return {
    ...storeDesk,
    retry: common.action.retry,
    wrong: common.error.title,
    options: { product_category, product_type, age_restriction, shipping_profile },
  }
}
