"""Encryption of stored links: only the holder of another secret can read them."""

import hashlib
from base64 import urlsafe_b64encode

from cryptography.fernet import Fernet, InvalidToken
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

KEY_BYTES = 32  # of Fernet: 16 to sign and 16 to encrypt
PURPOSE = b"sjoelen: a stored link"


def digest(secret: str) -> str:
    """Return the SHA-256, hexadecimal, that is stored instead of a token of 128 random bits."""
    return hashlib.sha256(secret.encode()).hexdigest()


def encrypt(text: str, secret: str) -> str:
    """Encrypt and sign a text with a key derived from the secret."""
    return _cipher(secret).encrypt(text.encode()).decode()


def decrypt(ciphertext: str, secret: str) -> str | None:
    """Return the text, or None where the ciphertext was altered or made with another secret."""
    if _is_legacy(ciphertext):
        return _decrypt_legacy(ciphertext, secret)
    try:
        return _cipher(secret).decrypt(ciphertext.encode()).decode()
    except InvalidToken:
        return None


def _cipher(secret: str) -> Fernet:
    key = HKDF(SHA256(), KEY_BYTES, salt=None, info=PURPOSE).derive(secret.encode())
    return Fernet(urlsafe_b64encode(key))


def _is_legacy(ciphertext: str) -> bool:
    """Return whether this is a hexadecimal text of version 0.1; those of Fernet begin with gAAAA."""
    return not ciphertext.startswith("gAAAA")


def _decrypt_legacy(ciphertext: str, secret: str) -> str | None:
    """Read what version 0.1 wrote: notebooks hold such texts in their log, which is never rewritten."""
    try:
        content = bytes.fromhex(ciphertext)
        stream = hashlib.shake_256(f"veil\0{secret}".encode()).digest(len(content))
        return bytes(a ^ b for a, b in zip(content, stream, strict=True)).decode()
    except ValueError:
        return None
