#include "Children.h"
