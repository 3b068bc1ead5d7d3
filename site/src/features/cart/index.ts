export { AddToCart } from './AddToCart.tsx'
export { CartLink } from './CartLink.tsx'
